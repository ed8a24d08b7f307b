import { CalendarDays } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Late } from '#app/kit/lazy-part.tsx'
import { Button } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'

// Loaded on demand: it brings zod and the form.
const loadDialog = () => import('./visit-dialog.tsx')

interface BookVisitProps {
  propertyId: string
  title: string
  brokerName: string
}

/** A button for booking a visit; opens at once for a visitor who signed in to book a time. */
export function BookVisit(props: BookVisitProps) {
  const [query] = useSearchParams()
  const wanted = query.get('visit')
  const [ready, setReady] = useState(false)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    // Hidden without JavaScript, which it needs.
    setReady(true)
    if (wanted !== null) setOpen(true)
  }, [wanted])
  if (!ready) return <div className="h-11" />
  return (
    <>
      <Button variant="secondary" className="h-11 w-full" onClick={() => setOpen(true)}>
        <CalendarDays aria-hidden />
        {t('Book a visit')}
      </Button>
      {open && (
        <Late
          load={loadDialog}
          props={{ ...props, start: wanted ?? '', onClose: () => setOpen(false) }}
          waiting={null}
        />
      )}
    </>
  )
}
