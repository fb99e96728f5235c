import type { Weights } from '../learned.ts';

// Written by `cosecha learn ceylon --chances --from 6 --players 3 --games 640 --rounds 1 --horizon 20 --seed steep`.
export const weights: Weights = {
  features: ["score","companies","slots-free","slots-open","markers","rupees-lead","rupees-lead-late","steps-lead","districts-lead","leads-late","districts-unhired","hired-unplanted","token-first","token-second","tokens-more","step","step-bonus","chests","chests-green","chests-white","contract-value","contract-ready","contract-near","reach","plantable","plantable-now","plantable-new","hireable","hireable-now","bonus-chance","visited","due","active","ready-and-card","plantable-and-card","cheap-steps","more-rupees","adjacent-planting","trade-rupees","advance-point","cheap-planting","cheap-hiring","larger-store","card-plant","card-harvest","card-trade","card-hire","card-advance"],
  horizon: 20,
  players: {
    3: {
      early: [0.8117,0.2677,-0.05502,-0.1497,-2.692,0.1168,0.921,-0.1392,0.3826,1.101,0.1585,0.8911,1.468,1.67,3.329,2.399,3.189,0.003422,0.4846,0.8528,0.6166,0.2027,0.1366,0.01744,0.5398,-0.007426,1.832,0.4548,0.6763,1.609,0.6214,1.857,0.4633,-0.07145,-0.07177,2.534,6.562,3.565,2.876,3.461,3.548,5.04,0.06888,0.668,-0.4806,-0.2745,0.3324,-0.5448],
      late: [0.7232,0.2243,0.3776,0.1488,-0.4638,0.1294,0.3191,0.2819,0.183,0.1956,-0.1633,2.357,1.884,-1.3,-5.864,1.03,0.1699,-0.1099,0.0006503,0.3146,0.08987,0.2441,0.0399,0.135,-0.2922,0.7675,1.045,0.6003,0.104,0.2822,0.1518,0.8598,1.496,0.1455,-0.04932,1.595,2.356,0.5423,1.361,1.244,0.846,0.4536,1.786,-0.2791,0.4374,-0.1735,-0.2002,1.921],
      spread: [9.5,4],
    },
  },
};
