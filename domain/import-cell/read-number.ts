import { t } from '#domain/locale/translate.ts'
import { isAscii } from '#domain/text/ascii.ts'
import { notUnderstood, type Reading, understood } from './reading.ts'

// Ungrouped, in Indian groups (1,25,00,000), or in groups of three (12,500,000).
const shape = /^[-+]?(?:\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.\d*)?$|^[-+]?\.\d+$/
const scientific = /^[-+]?\d(?:\.\d+)?e[-+]?\d{1,2}$/i

/**
 * Converts digits of Indian and other scripts to 0 to 9, and full-width forms to their plain form.
 */
export function plainDigits(text: string): string {
  if (isAscii(text)) return text
  return text
    .normalize('NFKC')
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
}

/**
 * Parses one number: plain, `3.0`, or with Indian or western grouping. Scientific notation, which
 * spreadsheets use for long numbers, gets a note because digits may be lost. `1,5` is refused: it
 * could be one and a half or a typing error.
 */
export function readNumber(text: string): Reading<number> {
  const plain = plainDigits(text).replace(/\s+/g, '')
  if (plain.length > 40) return notUnderstood(t('this is too long to be a number'))
  if (shape.test(plain)) return understood(Number(plain.replaceAll(',', '')))
  if (scientific.test(plain)) {
    return understood(
      Number(plain),
      t('written in scientific notation, so the last digits may be lost'),
    )
  }
  return notUnderstood(t('we cannot read this number'))
}

/**
 * Parses a count of rooms or places: `3`, `3.0`. `3+` and `> 10` give the number with a note; a
 * half is rounded down with a note. Refuses counts below 0 and above `maximum`.
 */
export function readCount(text: string, maximum = 50): Reading<number> {
  const match = /^(>=?|more than )?\s*([\d.,]+)\s*(\+|or more|and above)?$/i.exec(
    plainDigits(text).trim(),
  )
  if (!match?.[2]) return notUnderstood(t('we cannot read this count'))
  const number = readNumber(match[2])
  if (!number.ok) return number
  const whole = Math.floor(number.value)
  if (whole > maximum) return notUnderstood(t('this is more than {maximum}', { maximum }))
  const notes = [...number.notes]
  if (match[1] || match[3])
    notes.push(t('"{text}" was read as {whole}', { text: text.trim(), whole }))
  else if (whole !== number.value)
    notes.push(t('"{text}" was counted as {whole}', { text: text.trim(), whole }))
  return understood(whole, ...notes)
}
