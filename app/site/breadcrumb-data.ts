import { pagePath } from '#domain/locale/page-path.ts'

/** Returns breadcrumbs for search engines: names with their paths, the page last. */
export function breadcrumbData(origin: string, steps: readonly [name: string, path?: string][]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path && { item: new URL(pagePath(path), origin).href }),
    })),
  }
}
