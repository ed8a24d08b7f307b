import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { SizedImage } from '#app/kit/photo-image.ts'
import { cn } from '#app/ui/class-name.ts'
import { t } from '#domain/locale/translate.ts'

export interface LightboxHandle {
  open: (index: number) => void
}

interface LightboxProps {
  images: readonly SizedImage[]
  title: string
  ref: Ref<LightboxHandle>
}

const round =
  'grid size-11 place-items-center rounded-full bg-white/12 text-white transition-colors ' +
  'hover:bg-white/24 disabled:opacity-30'

/**
 * All photos, one at a time, over the page: the browser's own dialog (focus trap, Escape closes)
 * around a scroll-snapping strip, so that swiping is native too.
 */
export function Lightbox({ images, title, ref }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const [opened, setOpened] = useState(false)
  const [current, setCurrent] = useState(0)

  const show = (index: number, behavior: ScrollBehavior = 'auto') => {
    const target = strip.current?.children[Math.max(0, Math.min(index, images.length - 1))]
    target?.scrollIntoView({ behavior, inline: 'center', block: 'nearest' })
  }
  useImperativeHandle(ref, () => ({
    open(index) {
      // The dialog focuses its first button, so it must be rendered.
      flushSync(() => {
        setOpened(true)
        setCurrent(index)
      })
      dialog.current?.showModal()
    },
  }))
  // Jumps without an animation, after the photos have been laid out.
  const begin = useEffectEvent(() => show(current, 'instant'))
  useEffect(() => {
    if (opened) begin()
  }, [opened])

  const follow = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    setCurrent(Math.round(scrollLeft / clientWidth))
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -images.length, End: images.length }[
      event.key
    ]
    if (step === undefined) return
    event.preventDefault()
    show(current + step)
  }
  return (
    <dialog
      ref={dialog}
      aria-label={t('Photos: {title}', { title })}
      onClose={() => setOpened(false)}
      onKeyDown={press}
      className="lightbox"
    >
      {opened && (
        <>
          <div className="flex h-16 shrink-0 items-center justify-between px-4">
            <p aria-live="polite" className="figures text-sm">
              {t('{number} of {count}', { number: current + 1, count: images.length })}
            </p>
            <button
              type="button"
              onClick={() => dialog.current?.close()}
              aria-label={t('Close photos')}
              className={round}
            >
              <X aria-hidden className="size-5" />
            </button>
          </div>
          <ul
            ref={strip}
            // With several photos it scrolls, and browsers differ in whether the keyboard reaches a
            // scroll area.
            tabIndex={images.length > 1 ? 0 : undefined}
            aria-label={t('Photos')}
            onScroll={follow}
            className={
              'flex min-h-0 flex-1 scroll-smooth snap-x snap-mandatory overflow-x-auto ' +
              'overscroll-contain [scrollbar-width:none]'
            }
          >
            {images.map((image, index) => (
              <li
                key={image.url}
                className="flex size-full shrink-0 snap-center p-2 sm:px-20 sm:pb-8"
              >
                <img
                  src={image.url}
                  alt={t('{title}, {number} of {count}', {
                    title,
                    number: index + 1,
                    count: images.length,
                  })}
                  width={image.width}
                  height={image.height}
                  loading={Math.abs(index - current) < 2 ? 'eager' : 'lazy'}
                  className="m-auto max-h-full w-auto max-w-full rounded-sm object-contain"
                />
              </li>
            ))}
          </ul>
          {images.length > 1 && (
            <div
              className={
                'pointer-events-none absolute inset-x-4 top-1/2 flex -translate-y-1/2 ' +
                'justify-between max-sm:hidden [&>button]:pointer-events-auto'
              }
            >
              <button
                type="button"
                onClick={() => show(current - 1)}
                disabled={current === 0}
                aria-label={t('Previous photo')}
                className={round}
              >
                <ChevronLeft aria-hidden className="size-6" />
              </button>
              <button
                type="button"
                onClick={() => show(current + 1)}
                disabled={current === images.length - 1}
                aria-label={t('Next photo')}
                className={cn(round)}
              >
                <ChevronRight aria-hidden className="size-6" />
              </button>
            </div>
          )}
        </>
      )}
    </dialog>
  )
}
