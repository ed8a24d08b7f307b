import { notUnderstood, type Reading, understood } from '#domain/import-cell/reading.ts'
import { msg, t } from '#domain/locale/translate.ts'
import type { Field, Value } from '#server/export/column.ts'

/** Headers that other people's files use for a telephone number. */
export const phoneHeaders =
  'mobile, mobile number, mobile no, mob no, phone number, phone no, mobile phone, cell, ' +
  'cell no, contact, contact no, contact number'

/** Headers that other people's files use for an email address. */
export const emailHeaders = 'e-mail, mail, email id, mail id, email address, mail address'

const surnameFirst = /^([^,]+),\s*([^,]+)$/

/** Splits a full name: "Ravi Kumar Rao" and "Rao, Ravi Kumar" are Ravi Kumar and Rao. */
function readFullName(cell: string): Reading<Record<string, Value>> {
  const [, surname, given] = surnameFirst.exec(cell) ?? []
  const words = cell.split(/\s+/)
  const firstName = given ?? words.slice(0, -1).join(' ')
  const lastName = surname ?? words.at(-1)
  if (!firstName || !lastName) return notUnderstood(t('this needs a first and a last name'))
  const isClear = words.length === 2 && surname === undefined
  const notes = isClear
    ? []
    : [
        t('the first name was read as “{firstName}”, the last name as “{lastName}”', {
          firstName,
          lastName,
        }),
      ]
  return understood({ firstName, lastName }, ...notes)
}

/** Field for both names in one column. `also` lists the headers that other people's files use. */
export function fullNameField<Row>(also: string): Field<Row> {
  return {
    ...{ key: 'fullName', label: msg('Full name'), kind: { is: 'text' }, beyond: 'split' },
    ...{ also: `name, ${also}, contact person`, gives: ['firstName', 'lastName'] },
    ...{ split: readFullName, from: () => null },
  }
}
