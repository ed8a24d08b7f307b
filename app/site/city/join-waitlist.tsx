import { BellRing } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Late } from '#app/kit/lazy-part.tsx'
import { Button } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'

// Loaded on demand: few need the form, and it brings zod.
const loadDialog = () => import('./waitlist-dialog.tsx')

/** Offers the waitlist for a city without listings. */
export function JoinWaitlist({ city }: { city: string }) {
  const [ready, setReady] = useState(false)
  const [open, setOpen] = useState(false)
  // Hidden without JavaScript, where the contact form serves the same purpose.
  useEffect(() => setReady(true), [])
  return (
    <section
      aria-labelledby="waitlist"
      className={
        'mt-10 flex flex-wrap items-center justify-between ' +
        'gap-5 rounded-lg border bg-muted/60 p-6'
      }
    >
      <div>
        <h2 id="waitlist" className="text-xl">
          {t('Don’t see your city?')}
        </h2>
        <p className="mt-1 text-muted-foreground">
          {t('We will notify you once, when the first property there goes live.')}
        </p>
      </div>
      <Button size="lg" disabled={!ready} onClick={() => setOpen(true)}>
        <BellRing aria-hidden />
        {t('Join Waitlist')}
      </Button>
      {open && (
        <Late load={loadDialog} props={{ city, onClose: () => setOpen(false) }} waiting={null} />
      )}
    </section>
  )
}
