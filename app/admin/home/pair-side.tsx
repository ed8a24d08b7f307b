import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Money } from '#app/kit/form/money.tsx'
import { Photo } from '#app/kit/photo.tsx'
import { PropertyStatusBadge } from '#app/property/property-status.tsx'
import type { HomePairSide } from '#contract/property/home.ts'
import { AreaUnit } from '#contract/property/vocabulary.ts'
import { formatArea } from '#domain/area/area.ts'
import { formatDate } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'

interface PairSideProps {
  label: string
  side: HomePairSide | undefined
  /** The other listing of the pair: differences from it are marked. */
  other?: HomePairSide | undefined
}

/** One listing of a pair, with the facts that distinguish homes. */
export function PairSide({ label, side, other }: PairSideProps) {
  if (!side) return null
  const facts = factsOf(side)
  const others = other && factsOf(other)
  return (
    <div className="max-w-80 space-y-2 text-sm">
      <p className="text-xs text-muted-foreground">{label}</p>
      <ul className="grid grid-cols-2 gap-1">
        {side.images.map((image) => (
          <li key={image.url}>
            <Photo image={image} alt="" sizes="160px" />
          </li>
        ))}
      </ul>
      <p className="flex items-start justify-between gap-2">
        <Link
          to={`/bb-admin/properties/${side._id}`}
          className="min-w-0 font-medium break-words hover:text-link hover:underline"
        >
          {side.title}
        </Link>
        <PropertyStatusBadge status={side.status} />
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5">
        {facts.map(([label, text, value], index) => (
          <Fact key={label} label={label} isOther={others && others[index]?.[1] !== text}>
            {value ?? text}
          </Fact>
        ))}
      </dl>
    </div>
  )
}

function Fact({
  label,
  isOther = false,
  children,
}: {
  label: string
  isOther?: boolean | undefined
  children: ReactNode
}) {
  return (
    <>
      <dt className="text-xs text-muted-foreground">{label}</dt>
      <dd className="break-words">
        {isOther ? (
          <mark className="rounded-sm bg-status-yellow-tint px-1 text-foreground">{children}</mark>
        ) : (
          children
        )}
      </dd>
    </>
  )
}

type FactLine = [label: string, text: string, value?: ReactNode]

function factsOf(side: HomePairSide): FactLine[] {
  const none = '—'
  const { floor, totalFloors, bedrooms, bathrooms } = side
  return [
    [t('Address'), side.address],
    [t('Society'), side.society ?? none],
    [t('Floor'), floor === null ? none : [floor, totalFloors ?? '?'].join(' / ')],
    [t('Bedrooms'), String(bedrooms ?? none)],
    [t('Bathrooms'), String(bathrooms ?? none)],
    [t('Area'), formatArea(side.area, AreaUnit.label(side.areaUnit))],
    [t('Price'), String(side.price), <Money key="price" amount={side.price} />],
    [t('Reference'), side.reference ?? none],
    [t('Broker'), side.broker],
    [t('Listed on'), formatDate(side.createdAt)],
  ]
}
