import { UserSearch } from 'lucide-react'
import { Link, redirect, useNavigation } from 'react-router'
import { Empty } from '#app/kit/list/empty.tsx'
import { withoutEmpty } from '#app/site/search/filter/without-empty.ts'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-name.ts'
import { pagePath } from '#domain/locale/page-path.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import type { Route } from './+types/brokers.ts'
import { directoryAddress } from './broker/broker-address.ts'
import { BrokerTile } from './broker/broker-tile.tsx'
import { DirectoryFilter } from './broker/directory-filter.tsx'
import { readAddress, readDirectory } from './broker/read-directory.ts'
import { Verified } from './broker/verified.tsx'
import { PageHead } from './page-head.tsx'
import { PageLinks } from './page-links.tsx'
import { pageMeta } from './page-meta.ts'

export async function loader(args: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(args.request.url)
  const said = withoutEmpty(searchParams)
  // A form sent without JavaScript includes its empty fields.
  if (said.size < searchParams.size) throw redirect(said.size > 0 ? `/brokers?${said}` : '/brokers')
  const address = readAddress(said)
  return { origin, address, ...(await readDirectory(args, address)) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: t('Brokers | BrickBazaar') }]
  const { origin, address, total } = loaderData
  const { location } = address
  return pageMeta({
    title: location ? t('Verified brokers in {location}', { location }) : t('Verified brokers'),
    description: t(
      '{figure} {count, plural, one {KYC-verified broker} other {KYC-verified brokers}}: ' +
        'compare experience, deals, live listings and customer reviews.',
      { figure: withCommas(total), count: total },
    ),
    origin,
    path: directoryAddress(location ? { location } : {}),
    hidden: total === 0 || Boolean(address.search),
  })
}

export default function Brokers({ loaderData }: Route.ComponentProps) {
  const { brokers, address, total, pages, specializations, sorts } = loaderData
  const busy = useNavigation().location?.pathname === pagePath('/brokers')
  const { page, ...filter } = address
  const isFiltered = Boolean(address.search ?? address.location ?? address.specialization)
  return (
    <>
      <PageHead
        title={t('{figure} {count, plural, one {Verified Broker} other {Verified Brokers}}', {
          figure: withCommas(total),
          count: total,
        })}
        text={t(
          'We have verified the identity of every broker here. Compare their experience, ' +
            'listings and customer reviews.',
        )}
      >
        <DirectoryFilter address={filter} specializations={specializations} sorts={sorts} />
      </PageHead>
      <div
        aria-busy={busy}
        className={cn(
          'mx-auto max-w-page px-4 pt-8 pb-14 transition-opacity lg:px-6',
          busy && 'opacity-55 delay-150',
        )}
      >
        {brokers.length === 0 ? (
          <Empty
            icon={UserSearch}
            title={
              isFiltered
                ? t('No verified broker matches your search')
                : t('No verified brokers yet')
            }
            text={
              isFiltered
                ? t('Try a city instead of a locality, or all specializations.')
                : t('Brokers appear here once their KYC is verified.')
            }
            action={
              <Button asChild variant="outline" size="lg">
                <Link to={isFiltered ? '/brokers' : '/broker-portal'}>
                  {isFiltered ? t('Show all brokers') : t('Join as Broker')}
                </Link>
              </Button>
            }
          />
        ) : (
          <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
            {brokers.map((broker) => (
              <li key={broker._id}>
                <BrokerTile broker={broker} />
              </li>
            ))}
          </ul>
        )}
        <PageLinks
          page={Number(page ?? 1)}
          pages={pages}
          to={(number) =>
            directoryAddress({ ...filter, ...(number > 1 && { page: String(number) }) })
          }
        />
      </div>
      <Verified />
    </>
  )
}
