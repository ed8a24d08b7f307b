/** Searches shown as examples: one for a rented home, one to buy. The demo has homes for both. */
export const searchExample = {
  rent: '2 bhk in Powai on rent, 70k tak',
  sale: '3 BHK in Gachibowli under 2.5 cr',
}
