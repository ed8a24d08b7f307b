import type { MetaDescriptor } from 'react-router'

interface PageFacts {
  title: string
  description: string
  /** The origin of the product: `https://brickbazaar.in`. */
  origin: string
  /** The canonical path of this content. */
  path: string
  image?: { url: string; width: number; height: number } | undefined
  /** For pages that search engines must not index: filtered lists without end, errors. */
  hidden?: boolean
}

/** Returns title, description, canonical address and the preview of shared links. */
export function pageMeta({ title, description, origin, path, image, hidden }: PageFacts) {
  const full = `${title} | BrickBazaar`
  const address = new URL(path, origin).href
  const descriptors: MetaDescriptor[] = [
    { title: full },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:site_name', content: 'BrickBazaar' },
    { property: 'og:locale', content: 'en_IN' },
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
  if (hidden) descriptors.push({ name: 'robots', content: 'noindex, follow' })
  return descriptors
}
