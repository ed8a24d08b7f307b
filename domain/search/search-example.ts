/** Searches that are shown as examples: of a rented home, and of one to buy. The demo has both. */
export const searchExample = {
  rent: '2 bhk in Powai on rent, 70k tak',
  sale: '3 BHK in Gachibowli under 2.5 cr',
}
