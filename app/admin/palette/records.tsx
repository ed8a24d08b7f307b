import { Command } from 'cmdk'
import { useMay } from '#app/admin/shell/session.ts'
import { useRead } from '#app/api/query.tsx'
import { broker } from '#contract/broker/broker.ts'
import { cmsPage } from '#contract/cms-page.ts'
import { customer } from '#contract/customer/customer.ts'
import { interest } from '#contract/interest.ts'
import { location } from '#contract/location.ts'
import { property } from '#contract/property/property.ts'
import { t } from '#domain/locale/translate.ts'
import { PaletteItem } from './item.tsx'

interface Found {
  id: string
  name: string
  detail: string
}

interface GroupProps {
  search: string
  onGo: (to: string) => void
}

const few = '5'

/**
 * Records by name, from the searches of their lists; each group appears as soon as it is loaded.
 */
export function PaletteRecords(props: GroupProps) {
  const may = useMay()
  return (
    <>
      {may('broker.read') && <Brokers {...props} />}
      {may('customer.read') && <Customers {...props} />}
      {may('property.read') && <Properties {...props} />}
      {may('location.read') && <Locations {...props} />}
      {may('interest.read') && <Interests {...props} />}
      {may('page.read') && <Pages {...props} />}
    </>
  )
}

function Brokers({ search, onGo }: GroupProps) {
  const { data } = useRead(broker.list, { query: { search, limit: few } })
  const found = data?.brokers.map((row) => ({
    id: row._id,
    name: `${row.firstName} ${row.lastName}`,
    detail: row.companyName,
  }))
  return <Group heading={t('Brokers')} path="brokers" found={found} onGo={onGo} />
}

function Customers({ search, onGo }: GroupProps) {
  const { data } = useRead(customer.list, { query: { search, limit: few } })
  const found = data?.customers.map((row) => ({
    id: row._id,
    name: `${row.firstName} ${row.lastName}`,
    detail: row.email,
  }))
  return <Group heading={t('Customers')} path="customers" found={found} onGo={onGo} />
}

function Locations({ search, onGo }: GroupProps) {
  const { data } = useRead(location.list, { query: { search, limit: few } })
  const found = data?.locations.map(({ _id, name, parent, state }) => ({
    id: _id,
    name,
    detail: parent?.name ?? state,
  }))
  return <Group heading={t('Locations')} path="locations" found={found} onGo={onGo} />
}

function Properties({ search, onGo }: GroupProps) {
  const { data } = useRead(property.list, { query: { search, limit: few } })
  const found = data?.properties.map(({ _id, title, address }) => ({
    id: _id,
    name: title,
    detail: address,
  }))
  return <Group heading={t('Properties')} path="properties" found={found} onGo={onGo} />
}

function Interests({ search, onGo }: GroupProps) {
  const { data } = useRead(interest.list, { query: { search, limit: few } })
  const found = data?.interests.map(({ _id, name, category }) => ({
    id: _id,
    name,
    detail: category,
  }))
  return <Group heading={t('Interests')} path="interests" found={found} onGo={onGo} />
}

function Pages({ search, onGo }: GroupProps) {
  const { data } = useRead(cmsPage.list, { query: { search, limit: few } })
  const found = data?.pages.map(({ _id, title, slug }) => ({ id: _id, name: title, detail: slug }))
  return <Group heading={t('CMS Pages')} path="cms" found={found} onGo={onGo} />
}

interface FoundGroupProps {
  heading: string
  /** The path of the list below /bb-admin. */
  path: string
  found: Found[] | undefined
  onGo: (to: string) => void
}

function Group({ heading, path, found, onGo }: FoundGroupProps) {
  if (!found?.length) return null
  return (
    <Command.Group heading={heading} className="palette-group">
      {found.map(({ id, name, detail }) => (
        <PaletteItem
          key={id}
          value={`${path} ${id}`}
          onSelect={() => onGo(`/bb-admin/${path}/${id}`)}
        >
          <span className="min-w-0 truncate font-medium">{name}</span>
          <span className="ml-auto max-w-[50%] truncate text-xs text-muted-foreground">
            {detail}
          </span>
        </PaletteItem>
      ))}
    </Command.Group>
  )
}
