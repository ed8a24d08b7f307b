import { msg } from '#domain/locale/translate.ts'

/** Searches shown as examples: one for a rented home, one to buy. The demo has homes for both. */
export const searchExample = {
  rent: msg('2 bhk in Powai on rent, 70k tak'),
  sale: msg('3 BHK in Gachibowli under 2.5 cr'),
}
