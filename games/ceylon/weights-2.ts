import type { Weights } from '../learned.ts';

// Written by `cosecha learn ceylon --chances --from 6 --players 2 --games 800 --rounds 1 --horizon 20 --seed steep`.
export const weights: Weights = {
  features: ["score","companies","slots-free","slots-open","markers","rupees-lead","rupees-lead-late","steps-lead","districts-lead","leads-late","districts-unhired","hired-unplanted","token-first","token-second","tokens-more","step","step-bonus","chests","chests-green","chests-white","contract-value","contract-ready","contract-near","reach","plantable","plantable-now","plantable-new","hireable","hireable-now","bonus-chance","visited","due","active","ready-and-card","plantable-and-card","cheap-steps","more-rupees","adjacent-planting","trade-rupees","advance-point","cheap-planting","cheap-hiring","larger-store","card-plant","card-harvest","card-trade","card-hire","card-advance"],
  horizon: 20,
  players: {
    2: {
      early: [0.8117,0.557,0.4668,0.355,-2.064,0.02636,-0.2232,-0.1768,0.1883,1.422,-0.1428,1.392,2.44,4.747,5.815,1.6,3.422,-0.01436,0.7606,1.266,0.5974,0.1538,0.1037,-0.09912,-0.1343,-0.3988,2.963,0.4398,-0.2111,2.149,0.5977,1.875,-0.01734,-0.01446,0.2367,1.876,4.501,1.761,2.028,2.179,3.096,3.978,-1.371,0.8664,0.02243,0.01568,-0.08964,-0.5816],
      late: [0.9068,0.05016,-0.0122,-0.6028,-0.9096,-0.04759,0.6889,0.00755,0.256,0.5315,-0.2499,4.133,0.6925,-1.56,-1.883,0.8226,0.4302,0.1696,-0.0537,-0.07749,0.2923,0.263,0.07904,0.353,0.7951,1.202,-0.0167,0.9781,0.8702,0.4172,-0.003734,1.506,1.376,0.08749,-0.5977,0.6809,1.543,0.9286,0.6592,0.9146,-1.366,0.04638,1.211,-0.5389,-0.4006,-0.733,-0.3399,0.8602],
      spread: [9.5,4],
    },
  },
};
