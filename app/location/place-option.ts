import { useRead } from '#app/api/query.tsx'
import type { Option } from '#app/kit/form/choice-field.tsx'
import { nameOptions } from '#app/kit/form/name-option.ts'
import { city } from '#contract/city.ts'

/** Options for choosing locations by name: `always` and the cities, then areas grouped by city. */
export function usePlaceOptions(always: readonly string[] = []): Option[] {
  const cities = useRead(city.list, {}).data?.cities ?? []
  return [
    ...nameOptions([...always, ...cities.map(({ name }) => name)]),
    ...cities.flatMap(({ name, areas }) => nameOptions(areas, name)),
  ]
}
