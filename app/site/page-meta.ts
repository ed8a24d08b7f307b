import type { MetaDescriptor } from 'react-router'
import { type Locale, locales, pathIn, sourceLocale, tagOf } from '#domain/locale/locale.ts'
import { currentLocale } from '#domain/locale/translate.ts'

interface PageFacts {
  title: string
  description: string
  /** The origin of the product: `https://brickbazaar.in`. */
  origin: string
  /** The canonical path of this content, without a language. */
  path: string
  image?: { url: string; width: number; height: number } | undefined
  /** For pages that search engines must not index: filtered lists without end, errors. */
  hidden?: boolean
}

/**
 * Returns title, description, canonical address, the page's other languages and the preview of
 * shared links.
 */
export function pageMeta({ title, description, origin, path, image, hidden }: PageFacts) {
  const full = `${title} | BrickBazaar`
  const locale = currentLocale()
  const addressIn = (one: Locale) => new URL(pathIn(one, path), origin).href
  const address = addressIn(locale)
  const descriptors: MetaDescriptor[] = [
    { title: full },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:site_name', content: 'BrickBazaar' },
    { property: 'og:locale', content: tagOf(locale).replace('-', '_') },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ]
  if (image) {
    descriptors.push(
      { property: 'og:image', content: new URL(image.url, origin).href },
      { property: 'og:image:width', content: String(image.width) },
      { property: 'og:image:height', content: String(image.height) },
    )
  }
  if (hidden) return [...descriptors, { name: 'robots', content: 'noindex, follow' }]
  for (const one of locales) descriptors.push(alternate(tagOf(one), addressIn(one)))
  descriptors.push(alternate('x-default', addressIn(sourceLocale)))
  return descriptors
}

const alternate = (hrefLang: string, href: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  hrefLang,
  href,
})
