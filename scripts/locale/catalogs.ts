import { getCatalogs } from '@lingui/cli/api'
import { type LinguiConfig, makeConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { locales, sourceLocale } from '#domain/locale/locale.ts'
import { messageExtractor } from './message-extractor.ts'

const inside = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}`)

const search = inside('app/site', 'city', 'compare', 'home', 'map', 'scene', 'search').concat(
  inside('app/site', 'cities.tsx', 'city-page.tsx', 'compare.tsx', 'home.tsx'),
  inside('app/site', 'how-ordered.tsx', 'property-filters.tsx', 'property-list.tsx'),
  inside('app/site', 'property-more.ts'),
)
const listings = inside(
  'app/admin',
  ...['flag', 'import', 'location', 'property', 'record-import', 'review'],
)
const people = inside(
  'app/admin',
  ...[
    'account',
    'administrator',
    'broker',
    'call-report',
    'company',
    'customer',
    'interest',
    'kyc',
    'requirement',
  ],
  ...['ticket', 'waitlist'],
)

interface Part {
  paths: string[]
  without?: string[]
}

/** What each catalogue holds: texts that stand together on screens are translated together. */
const parts: Record<string, Part> = {
  site: { paths: ['app/site', 'app/root.tsx'], without: search },
  'site-search': { paths: search },
  'customer-portal': { paths: ['app/customer-portal'] },
  'broker-portal': { paths: ['app/broker-portal'] },
  'back-office': { paths: ['app/admin'], without: [...listings, ...people] },
  'back-office-listings': { paths: listings },
  'back-office-people': { paths: people },
  account: {
    paths: inside('app', 'account', 'broker', 'inquiry', 'partner', 'requirement').concat(
      inside('app', 'subscription', 'touch', 'visit'),
    ),
  },
  shared: { paths: inside('app', 'api', 'kit', 'location', 'property', 'theme', 'ui') },
  vocabulary: { paths: ['contract', 'domain', 'query-language'] },
  server: { paths: ['server'] },
}

/** Returns the catalogues of all languages, which are the files `locales/<locale>/<name>.po`. */
export function openCatalogs(root: string): ReturnType<typeof getCatalogs> {
  const config: LinguiConfig = {
    rootDir: root,
    sourceLocale,
    locales: [...locales],
    catalogs: Object.entries(parts).map(([name, { paths, without = [] }]) => ({
      path: `<rootDir>/locales/{locale}/${name}`,
      include: paths.map((path) => `<rootDir>/${path}`),
      exclude: [
        ...['**/*.test.ts', '**/*.long.ts'],
        ...without.map((path) => `<rootDir>/${path}${/\.\w+$/.test(path) ? '' : '/**'}`),
      ],
    })),
    extractors: [messageExtractor],
    format: formatter({ explicitIdAsDefault: true, lineNumbers: false }),
  }
  return getCatalogs(makeConfig(config))
}
