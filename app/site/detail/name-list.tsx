import { Check } from 'lucide-react'

interface NameListProps {
  names: readonly string[]
  /** Shown where there are none: "No amenities listed". */
  empty: string
}

export function NameList({ names, empty }: NameListProps) {
  if (names.length === 0) return <p className="text-muted-foreground">{empty}</p>
  return (
    <ul className="name-list">
      {names.map((name) => (
        <li key={name}>
          <Check aria-hidden />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}
