// The paints of each animal.
import { painter } from '../drawing';

export const hamster = painter(
  'fur=#dd9a50 shade=#bf7834 arm=#d18d45 cream=#fbecd0 pink=#e9a48c pen=#2a1810/5 thin=#7c3f24/3.6 mouth=#7a2318',
);

export const squirrel = painter(
  'fur=#c2622a shade=#9c471b dark=#84390f cream=#f6e3c5 ink=#2b1a10 white=#fffaf0 pen=#2b1a10/3',
);

export const gopher = painter(
  'fur=#ab825b shade=#8b6644 dark=#6f4e30 cream=#f1dfbf ink=#2a1810 scarf=--tone+--card/2.5 pen=#2a1810/3.5',
);
