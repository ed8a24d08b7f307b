import { type ReactNode, useEffect, useRef } from 'react'
import type { ContactWay } from '#contract/contact/contact.ts'
import type { Reveal } from './use-reveal.ts'

interface ContactActProps {
  reveal: Reveal
  way: ContactWay
  className: string
  children: ReactNode
}

/**
 * A contact button: a plain form that requests the number, and then the link itself, which opens at
 * once where it was requested in place.
 */
export function ContactAct({ reveal, way, className, children }: ContactActProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const wasPressed = useRef(false)
  const href = reveal.links?.[way]
  useEffect(() => {
    if (!href || !wasPressed.current) return
    wasPressed.current = false
    link.current?.focus()
    link.current?.click()
  }, [href])
  if (href) {
    return (
      <a
        ref={link}
        href={href}
        {...(way === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}
        // A link that opens by itself was already counted with the reveal.
        onClick={(event) => event.isTrusted && reveal.note(way)}
        className={className}
      >
        {children}
      </a>
    )
  }
  return (
    <button
      type="submit"
      name="way"
      value={way}
      aria-disabled={reveal.busy || undefined}
      onClick={(event) => {
        event.preventDefault()
        wasPressed.current = true
        void reveal.take(way)
      }}
      className={className}
    >
      {children}
    </button>
  )
}
