import { notUnderstood, type Reading, understood } from '#domain/import-cell/reading.ts'
import type { Field, Value } from '#server/export/column.ts'

/** What other people's files call the number of a broker or a customer. */
export const phoneHeaders =
  'mobile, mobile number, mobile no, phone number, phone no, mobile phone, cell, ' +
  'contact, contact no, contact number'

const surnameFirst = /^([^,]+),\s*([^,]+)$/

/** “Ravi Kumar Rao” is Ravi Kumar, Rao; so is “Rao, Ravi Kumar”. */
function readFullName(cell: string): Reading<Record<string, Value>> {
  const [, surname, given] = surnameFirst.exec(cell) ?? []
  const words = cell.split(/\s+/)
  const firstName = given ?? words.slice(0, -1).join(' ')
  const lastName = surname ?? words.at(-1)
  if (!firstName || !lastName) return notUnderstood('this needs a first and a last name')
  const isClear = words.length === 2 && surname === undefined
  const notes = isClear
    ? []
    : [`the first name was taken as “${firstName}”, the last as “${lastName}”`]
  return understood({ firstName, lastName }, ...notes)
}

/** Both names in one column. `also`: what other people's files call it. */
export function fullNameField<Row>(also: string): Field<Row> {
  return {
    ...{ key: 'fullName', label: 'Full Name', kind: { is: 'text' }, beyond: 'split' },
    ...{ also: `name, ${also}, contact person`, gives: ['firstName', 'lastName'] },
    ...{ split: readFullName, from: () => null },
  }
}
