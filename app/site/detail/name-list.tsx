import { Check } from 'lucide-react'

interface NameListProps {
  names: readonly string[]
  /** Shown where there are none: "No amenities listed". */
  empty: string
}

export function NameList({ names, empty }: NameListProps) {
  if (names.length === 0) return <p className="text-muted-foreground">{empty}</p>
  return (
    <ul className="grid grid-cols-2 gap-x-6 gap-y-2.5 xl:grid-cols-3">
      {names.map((name) => (
        <li key={name} className="flex min-w-0 gap-2.5">
          <Check aria-hidden className="mt-1 size-4 shrink-0 text-status-green" />
          <span className="min-w-0 break-words">{name}</span>
        </li>
      ))}
    </ul>
  )
}
