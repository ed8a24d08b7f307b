import { localeOfPath, sourceLocale, storedLocale, tagOf } from '#domain/locale/locale.ts'
import { pagePath } from '#domain/locale/page-path.ts'
import { currentLocale } from '#domain/locale/translate.ts'

/** Returns the tag of a language that is not the page's own, for `lang`. */
export const foreignTag = (language: string | undefined): string | undefined =>
  language && language !== currentLocale() ? tagOf(storedLocale(language)) : undefined

/**
 * HTML from the back office, rendered and sanitised by the server (server/cms-page/render.ts). The
 * only place that inserts HTML unescaped; biome.json names it.
 */
export function RichText({ html, language }: { html: string; language?: string | undefined }) {
  // Links to other pages of this site stay in the reader's language.
  const text = html.replace(/(?<=<a [^<>]*\bhref=")\/(?!\/)[^"]*/g, (path) =>
    localeOfPath(path) === sourceLocale && !path.startsWith('/api/') ? pagePath(path) : path,
  )
  return (
    <div
      className="rich-text"
      lang={foreignTag(language)}
      dangerouslySetInnerHTML={{ __html: text }}
    />
  )
}
