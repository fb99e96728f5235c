import type { Weights } from '../learned.ts';

// Written by `cosecha learn`.
export const weights: Weights = {
  features: ["score","contracts-open","contracts-open-points","contracts-open-part","contracts-unused","iron","stone","steel","rubble","spare-leaves","chai","has-chai","equipment","has-equipment","chai-for-hiring","rails","stations","estates","spare-pieces","workers-ready","workers-a","workers-b","workers-c","workers-d","workers-e","workers-f","workers-g","is-start","is-promised","steel-beyond-two"],
  horizon: 25,
  players: {
    2: {
      early: [1.087,0.6255,0.4496,0.03294,-1.501,1.863,0.8987,8.1,0.6336,0.7043,2.064,-0.2409,-3.057,1.551,0.7555,-0.6517,-1.966,4.509,3.102,1.408,0.139,3.856,0.2742,-2.544,0.8468,4.508,1.567,0.2234,-1.9,-5.259],
      late: [1.012,0.822,-0.1628,0.1201,2.216,0.1028,0.5771,2.885,0.06287,0.6209,-0.3656,3.002,0.2797,0.2536,-1.441,-0.04635,-0.2914,-2.644,1.111,5.502,1.713,2.532,5.086,5.556,4.29,9.043,8.887,-1.022,1.279,-2.363],
      spread: [22.5,10.59],
    },
  },
};
