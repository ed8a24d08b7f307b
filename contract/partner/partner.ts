import { z } from 'zod'
import { crud, openPaging, version } from '#contract/crud.ts'
import { email, moment, searchText, text } from '#contract/field.ts'
import { msg } from '#domain/locale/translate.ts'

/** A company that reads public listings by API; administrators make its keys. */
export const Partner = z.object({
  _id: z.string(),
  name: z.string(),
  /** Where it is notified about its keys. */
  email: z.string(),
  isActive: z.boolean(),
  /** The number of active keys. */
  keyCount: z.number(),
  lastUsedAt: moment.nullable(),
  createdAt: moment,
  version: z.number(),
})
export type Partner = z.infer<typeof Partner>

const fields = {
  name: text(120, msg('Please enter a name.')),
  email,
  isActive: z.boolean(),
}

export const PartnerDraft = z.strictObject({ ...fields, isActive: z.boolean().default(true) })
export const PartnerChange = z.strictObject(fields).partial().extend({ version })

// Partners are deactivated, never deleted: they own their keys.
const { remove: _, ...usual } = crud({
  path: '/partners',
  one: 'partner',
  many: 'partners',
  words: { one: 'partner', many: 'partners' },
  row: Partner,
  create: PartnerDraft,
  change: PartnerChange,
  query: z.strictObject({ ...openPaging, search: searchText }),
  may: { read: 'partner.read', write: 'partner.change', remove: 'partner.change' },
})

export const partner = usual
