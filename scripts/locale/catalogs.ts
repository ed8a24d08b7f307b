import { getCatalogs } from '@lingui/cli/api'
import { type LinguiConfig, makeConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { locales, sourceLocale } from '#domain/locale/locale.ts'
import { messageExtractor } from './message-extractor.ts'

const sharedFolders = [
  'account',
  'api',
  'broker',
  'inquiry',
  'kit',
  'location',
  'property',
  'subscription',
  'theme',
  'ui',
]

/** What each catalogue holds: texts that stand together on screens are translated together. */
const parts: Record<string, string[]> = {
  site: ['app/site', 'app/root.tsx'],
  'customer-portal': ['app/customer-portal'],
  'broker-portal': ['app/broker-portal'],
  'back-office': ['app/admin'],
  shared: sharedFolders.map((folder) => `app/${folder}`),
  vocabulary: ['contract', 'domain', 'query-language'],
  server: ['server'],
}

/** Returns the catalogues of all languages, which are the files `locales/<locale>/<name>.po`. */
export function openCatalogs(root: string): ReturnType<typeof getCatalogs> {
  const config: LinguiConfig = {
    rootDir: root,
    sourceLocale,
    locales: [...locales],
    catalogs: Object.entries(parts).map(([name, paths]) => ({
      path: `<rootDir>/locales/{locale}/${name}`,
      include: paths.map((path) => `<rootDir>/${path}`),
      exclude: ['**/*.test.ts', '**/*.long.ts'],
    })),
    extractors: [messageExtractor],
    format: formatter({ explicitIdAsDefault: true, lineNumbers: false }),
  }
  return getCatalogs(makeConfig(config))
}
