import { z } from 'zod'
import { crud, openPaging, version } from './crud.ts'
import { endpoint } from './endpoint.ts'
import { clearable, color, optional, searchText, sortOrder, text } from './field.ts'
import { type WordOf, words } from './words.ts'

export const InterestCategory = words({
  location: 'Location',
  amenity: 'Amenity',
  lifestyle: 'Lifestyle',
  investment: 'Investment',
  family: 'Family',
})
export type InterestCategory = WordOf<typeof InterestCategory>

/** The twenty icons of REP-9, by their lucide names. */
export const InterestIcon = words({
  home: 'Home',
  heart: 'Heart',
  'map-pin': 'Map pin',
  car: 'Car',
  wifi: 'Wi-Fi',
  shield: 'Shield',
  zap: 'Zap',
  droplets: 'Droplets',
  'tree-pine': 'Tree',
  dumbbell: 'Dumbbell',
  'graduation-cap': 'Graduation cap',
  stethoscope: 'Stethoscope',
  'shopping-cart': 'Shopping cart',
  coffee: 'Coffee',
  plane: 'Plane',
  camera: 'Camera',
  music: 'Music',
  'gamepad-2': 'Gamepad',
  book: 'Book',
  palette: 'Palette',
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
  order: 'In their order',
  'order-desc': 'In their order, last first',
  name: 'Name, A to Z',
  'name-desc': 'Name, Z to A',
  category: 'Category, A to Z',
  'category-desc': 'Category, Z to A',
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
    summary: 'Active interests to choose from',
    reply: z.object({
      interests: z.array(z.object({ name: z.string(), category: InterestCategory.schema })),
    }),
  }),
}
