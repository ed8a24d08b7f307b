const lakh = 100_000
const crore = 10_000_000

/** Returns what a bare number beside an amount counts: crores, lakhs or thousands of rupees. */
export const scaleOf = (rupees: number): number =>
  rupees >= crore ? crore : rupees >= lakh ? lakh : 1_000
