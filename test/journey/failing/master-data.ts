import { type Form, menu } from './form.ts'
import type { Town } from './town.ts'

/** A form below /bb-admin. */
export type AdminForm = Omit<Form, 'path'> & { path: string | ((ids: Town['ids']) => string) }

interface MasterData {
  noun: string
  path: string
  of: (ids: Town['ids']) => string
  /** The name of one that nothing stands on. */
  row: string
  create: NonNullable<Form['fill']>
  change: NonNullable<Form['fill']>
  /** The buttons that create and delete, and the noun as a success is told of. */
  words: [create: string, remove: string, told: string]
}

/** Created, changed and deleted, in the sentences they all share. */
export function masterData({
  noun,
  path,
  of,
  row,
  create,
  change,
  words,
}: MasterData): AdminForm[] {
  const says = `Failed to create or update ${noun}`
  const [add, remove, told] = words
  return [
    {
      path: `${path}/new`,
      call: `POST /${path}`,
      fill: create,
      press: add,
      says,
      done: `${told} created successfully`,
    },
    {
      path: (ids) => `${path}/${of(ids)}`,
      call: `PUT /${path}/:id`,
      fill: change,
      press: 'Save Changes',
      says,
      done: `${told} updated successfully`,
    },
    {
      path,
      call: `DELETE /${path}/:id`,
      fill: menu(row, remove),
      press: 'Delete',
      says: `Failed to delete ${noun}`,
      done: `${told} deleted successfully`,
    },
  ]
}
