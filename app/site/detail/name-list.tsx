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
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}
