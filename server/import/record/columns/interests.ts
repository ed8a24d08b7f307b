import { type Interest, InterestCategory, InterestIcon } from '#contract/interest.ts'
import type { Field } from '#server/export/column.ts'

const text = { is: 'text' } as const

export const interestFields: readonly Field<Interest>[] = [
  {
    ...{ key: 'name', label: 'Name', kind: text, required: true, example: 'Swimming pool' },
    also: 'interest, interest name, title',
    from: (row) => row.name,
  },
  {
    ...{ key: 'description', label: 'Description', kind: text, example: 'A pool in the society' },
    also: 'details',
    from: (row) => row.description,
  },
  {
    ...{ key: 'category', label: 'Category', example: 'Amenity', also: 'group, type' },
    kind: { is: 'word', of: InterestCategory },
    from: (row) => row.category,
  },
  {
    ...{ key: 'icon', label: 'Icon', kind: { is: 'word', of: InterestIcon }, example: 'Droplets' },
    from: (row) => row.icon,
  },
  {
    ...{ key: 'color', label: 'Color', kind: { is: 'color' }, example: '#3b82f6', also: 'colour' },
    from: (row) => row.color,
  },
  {
    ...{ key: 'isActive', label: 'Active', kind: { is: 'flag' }, example: 'Yes' },
    also: 'status, enabled',
    from: (row) => row.isActive,
  },
  {
    ...{ key: 'sortOrder', label: 'Sort Order', kind: { is: 'number' }, example: '0' },
    also: 'order',
    from: (row) => row.sortOrder,
  },
]
