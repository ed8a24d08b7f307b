import { z } from 'zod'
import { msg } from '#domain/locale/translate.ts'
import { crud, openPaging, version } from './crud.ts'
import { endpoint } from './endpoint.ts'
import { clearable, color, optional, searchText, sortOrder, text } from './field.ts'
import { type WordOf, words } from './words.ts'

export const InterestCategory = words({
  location: msg('Location'),
  amenity: msg('Amenity'),
  lifestyle: msg('Lifestyle'),
  investment: msg('Investment'),
  family: msg('Family'),
})
export type InterestCategory = WordOf<typeof InterestCategory>

/** The twenty icons of REP-9, by their lucide names. */
export const InterestIcon = words({
  home: msg('House'),
  heart: msg('Heart'),
  'map-pin': msg('Map pin'),
  car: msg('Car'),
  wifi: msg('Wi-Fi'),
  shield: msg('Shield'),
  zap: msg('Lightning'),
  droplets: msg('Droplets'),
  'tree-pine': msg('Tree'),
  dumbbell: msg('Dumbbell'),
  'graduation-cap': msg('Graduation cap'),
  stethoscope: msg('Stethoscope'),
  'shopping-cart': msg('Shopping cart'),
  coffee: msg('Coffee'),
  plane: msg('Plane'),
  camera: msg('Camera'),
  music: msg('Music'),
  'gamepad-2': msg('Gamepad'),
  book: msg('Book'),
  palette: msg('Palette'),
})
export type InterestIcon = WordOf<typeof InterestIcon>

export const Interest = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  category: InterestCategory.schema,
  icon: InterestIcon.schema,
  color: z.string(),
  isActive: z.boolean(),
  sortOrder: z.number(),
  version: z.number(),
})
export type Interest = z.infer<typeof Interest>

const fields = {
  name: text(80),
  description: clearable(text(300)),
  category: InterestCategory.schema,
  icon: InterestIcon.schema,
  color,
  isActive: z.boolean(),
  sortOrder,
}

/** A new interest; missing fields get the defaults of REP-9. */
export const InterestDraft = z.strictObject({
  ...fields,
  category: fields.category.default('lifestyle'),
  icon: fields.icon.default('home'),
  color: color.default('#3b82f6'),
  isActive: fields.isActive.default(true),
  sortOrder: sortOrder.default(0),
})
export const InterestChange = z.strictObject(fields).partial().extend({ version })

export const InterestSort = words({
  order: msg('Display order'),
  'order-desc': msg('Display order, reversed'),
  name: msg('Name, A to Z'),
  'name-desc': msg('Name, Z to A'),
  category: msg('Category, A to Z'),
  'category-desc': msg('Category, Z to A'),
})
export type InterestSort = WordOf<typeof InterestSort>

export const InterestListQuery = z.strictObject({
  ...openPaging,
  search: searchText,
  category: optional(InterestCategory.schema),
  sort: InterestSort.schema.default('order'),
})

export const interest = {
  ...crud({
    path: '/interests',
    one: 'interest',
    many: 'interests',
    words: { one: 'interest', many: 'interests' },
    row: Interest,
    create: InterestDraft,
    change: InterestChange,
    query: InterestListQuery,
    may: { read: 'interest.read', write: 'interest.change', remove: 'interest.change' },
  }),
  /** For the forms of the portals: only name and group. */
  offered: endpoint({
    method: 'GET',
    path: '/public/interests',
    access: 'public',
    summary: 'List active interests',
    reply: z.object({
      interests: z.array(z.object({ name: z.string(), category: InterestCategory.schema })),
    }),
  }),
}
