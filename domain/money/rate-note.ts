import { inReadersLanguage } from '#domain/locale/readers-language.ts'
import { msg } from '#domain/locale/translate.ts'

const known: Readonly<Record<string, string>> = inReadersLanguage({
  '5% and 1% metro cess': msg('5% and 1% metro cess'),
  '4% and 1% metro cess': msg('4% and 1% metro cess'),
  '5%, 1% local body and 1% metro cess': msg('5%, 1% local body and 1% metro cess'),
  '4%, 1% local body and 1% metro cess': msg('4%, 1% local body and 1% metro cess'),
  '2%, with cess and surcharge': msg('2%, with cess and surcharge'),
  '3%, with cess and surcharge': msg('3%, with cess and surcharge'),
  '5%, with cess and surcharge': msg('5%, with cess and surcharge'),
  '5% and 2% transfer duty': msg('5% and 2% transfer duty'),
  '5.5% and 1.5% transfer duty': msg('5.5% and 1.5% transfer duty'),
  '3.5% and 1.4% surcharge': msg('3.5% and 1.4% surcharge'),
  'Form 26QB': msg('Form 26QB'),
  'Form 141': msg('Form 141'),
})

/** Returns the note of a rate: those of the first rates in the reader's language. */
export const rateNote = (note: string): string => known[note] ?? note
