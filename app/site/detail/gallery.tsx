import { Images } from 'lucide-react'
import { type MouseEvent, useRef } from 'react'
import { Photo } from '#app/kit/photo.tsx'
import type { SizedImage } from '#app/kit/photo-image.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-name.ts'
import { t } from '#domain/locale/translate.ts'
import { Lightbox, type LightboxHandle } from './lightbox.tsx'

interface GalleryProps {
  images: readonly SizedImage[]
  title: string
}

// Layouts of the main photo and up to four beside it (LST-11), by the number of photos.
const mosaics: Record<number, string> = {
  1: 'lg:h-[32rem]',
  2: 'lg:h-[27rem] lg:grid-cols-2',
  3: 'lg:h-[30rem] lg:grid-cols-[2fr_1fr] lg:grid-rows-2 lg:*:first:row-span-2',
  4:
    'lg:h-[30rem] lg:grid-cols-4 lg:grid-rows-2 lg:*:first:col-span-2 ' +
    'lg:*:first:row-span-2 lg:*:nth-2:col-span-2',
  5: 'lg:h-[30rem] lg:grid-cols-4 lg:grid-rows-2 lg:*:first:col-span-2 lg:*:first:row-span-2',
}

/**
 * The photos: a mosaic on wide screens, a swipeable strip on phones. Each links to its file, and
 * opens the lightbox once React has loaded.
 */
export function Gallery({ images, title }: GalleryProps) {
  const lightbox = useRef<LightboxHandle>(null)
  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    lightbox.current?.open(index)
  }
  if (images.length === 0) {
    return <Photo image={undefined} alt={title} className="rounded-lg lg:aspect-auto lg:h-72" />
  }
  return (
    <section aria-label={t('Photos')} className="relative -mx-4 sm:mx-0">
      <ul className={cn('gallery-list', mosaics[Math.min(images.length, 5)])}>
        {images.map((image, index) => (
          <li key={image.url} className="gallery-item">
            <a
              href={image.url}
              onClick={(event) => open(event, index)}
              aria-label={t('Photo {number} of {count}', {
                number: index + 1,
                count: images.length,
              })}
            >
              <Photo
                image={image}
                alt={index === 0 ? title : ''}
                eager={index === 0}
                sizes={
                  index === 0
                    ? '(min-width: 1024px) 620px, 100vw'
                    : '(min-width: 1024px) 310px, 100vw'
                }
              />
            </a>
          </li>
        ))}
      </ul>
      <a
        href={images[0]?.url}
        onClick={(event) => open(event, 0)}
        className={cn(
          buttonClass({ variant: 'outline', size: 'sm' }),
          'absolute right-4 bottom-4 h-11 shadow-float lg:h-9',
        )}
      >
        <Images aria-hidden />
        {images.length === 1
          ? t('Show the photo')
          : t('Show all {count} photos', { count: images.length })}
      </a>
      <Lightbox ref={lightbox} images={images} title={title} />
    </section>
  )
}
