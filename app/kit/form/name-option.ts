import type { Option } from './choice-field.tsx'

/** Returns one option per name, ignoring case. */
export function nameOptions(names: readonly string[], group?: string): Option[] {
  const unique = new Map(names.map((name) => [name.toLowerCase(), name]))
  return [...unique.values()].map((name) => ({
    value: name,
    label: name,
    ...(group && { group }),
  }))
}
