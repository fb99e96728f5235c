import type { Weights } from '../learned.ts';

// Written by `cosecha learn ceylon --chances --from 6 --players 4 --games 480 --rounds 1 --horizon 20 --seed steep`.
export const weights: Weights = {
  features: ["score","companies","slots-free","slots-open","markers","rupees-lead","rupees-lead-late","steps-lead","districts-lead","leads-late","districts-unhired","hired-unplanted","token-first","token-second","tokens-more","step","step-bonus","chests","chests-green","chests-white","contract-value","contract-ready","contract-near","reach","plantable","plantable-now","plantable-new","hireable","hireable-now","bonus-chance","visited","due","active","ready-and-card","plantable-and-card","cheap-steps","more-rupees","adjacent-planting","trade-rupees","advance-point","cheap-planting","cheap-hiring","larger-store","card-plant","card-harvest","card-trade","card-hire","card-advance"],
  horizon: 20,
  players: {
    4: {
      early: [0.8676,0.363,0.2545,-0.9572,-3.137,0.2486,-0.96,-0.025,0.4751,0.5765,0.45,0.9046,2.396,2.654,2.822,2.583,3.536,-0.2192,0.6569,1.364,0.6167,0.236,0.1184,0.05891,-0.3506,0.4242,2.856,0.00409,0.7591,2.145,0.4432,1.755,0.2827,0.03685,0.05186,2.447,7.482,4.836,3.879,4.595,4.389,6.145,2.976,0.7928,0.2938,-0.1916,-0.132,0.2567],
      late: [0.6335,0.5001,0.06587,0.07056,-0.9446,0.2096,0.4714,0.2989,0.2182,0.2591,0.1174,0.1978,1.341,-1.46,0.2973,1.218,-0.04925,0.1963,0.04303,-0.1128,0.1509,0.2077,0.02379,0.07188,0.9397,0.3335,0.786,0.4258,-0.2809,-1,0.2373,0.4413,2.274,-0.07311,-0.1734,0.7334,0.2239,-0.3903,0.162,0.601,-0.3616,-0.1229,0.5021,-0.1548,0.2136,0.4171,0.3014,2.405],
      spread: [9.5,4],
    },
  },
};
