import { PropertyCard } from '#app/property/property-card.tsx'
import type { PropertyCard as Property } from '#contract/property.ts'

/** Cards in one, two or three columns. The first row's pictures come first. */
export function PropertyGrid({ properties }: { properties: readonly Property[] }) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:gap-6 xl:grid-cols-3">
      {properties.map((property, index) => (
        <li key={property._id}>
          <PropertyCard property={property} eager={index < 3} />
        </li>
      ))}
    </ul>
  )
}
