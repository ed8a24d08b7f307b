import { localeOfPath, sourceLocale } from '#domain/locale/locale.ts'
import { pagePath } from '#domain/locale/page-path.ts'

/**
 * HTML from the back office, rendered and sanitised by the server (server/cms-page/render.ts). The
 * only place that inserts HTML unescaped; biome.json names it.
 */
export function RichText({ html }: { html: string }) {
  // Links to other pages of this site stay in the reader's language.
  const text = html.replace(/(?<=<a [^<>]*\bhref=")\/(?!\/)[^"]*/g, (path) =>
    localeOfPath(path) === sourceLocale && !path.startsWith('/api/') ? pagePath(path) : path,
  )
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: text }} />
}
