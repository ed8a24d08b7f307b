import { type Interest, InterestCategory, InterestIcon } from '#contract/interest.ts'
import { msg } from '#domain/locale/translate.ts'
import type { Field } from '#server/export/column.ts'

const text = { is: 'text' } as const

export const interestFields: readonly Field<Interest>[] = [
  {
    ...{ key: 'name', label: msg('Name'), kind: text, required: true, example: 'Swimming pool' },
    also: 'interest, interest name, title',
    from: (row) => row.name,
  },
  {
    ...{
      key: 'description',
      label: msg('Description'),
      kind: text,
      example: 'A pool in the society',
    },
    also: 'details',
    from: (row) => row.description,
  },
  {
    ...{ key: 'category', label: msg('Category'), example: 'Amenity', also: 'group, type' },
    kind: { is: 'word', of: InterestCategory },
    from: (row) => row.category,
  },
  {
    ...{
      key: 'icon',
      label: msg('Icon'),
      kind: { is: 'word', of: InterestIcon },
      example: 'Droplets',
    },
    from: (row) => row.icon,
  },
  {
    ...{
      key: 'color',
      label: msg('Colour'),
      kind: { is: 'color' },
      example: '#3b82f6',
      also: 'colour',
    },
    from: (row) => row.color,
  },
  {
    ...{ key: 'isActive', label: msg('Active'), kind: { is: 'flag' }, example: 'Yes' },
    also: 'status, enabled',
    from: (row) => row.isActive,
  },
  {
    ...{ key: 'sortOrder', label: msg('Sort Order'), kind: { is: 'number' }, example: '0' },
    also: 'order',
    from: (row) => row.sortOrder,
  },
]
