import { Heart as HeartShape } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { saveIntent } from '#app/account/intent.ts'
import { readToken, useToken } from '#app/api/token.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-name.ts'
import { toast } from '#app/ui/toast.ts'
import { t } from '#domain/locale/translate.ts'
import { setSaved, useIsSaved } from './saved-home.ts'

interface HeartProps {
  id: string
  title: string
  className?: string
  /** Shows the label beside the icon, as on the listing's own page. */
  worded?: boolean
}

/** Saves a home. Signed-out visitors sign in first, and the home is saved after that. */
export function Heart({ id, title, className, worded = false }: HeartProps) {
  const token = useToken('customer')
  const isSaved = useIsSaved(id)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const ask = () => {
    const index = Number(window.history.state?.idx ?? -1)
    saveIntent({ act: 'save', propertyId: id, title, from: pathname + search, index })
  }
  const press = async () => {
    if (!token) {
      ask()
      return navigate('/customer-portal')
    }
    const isDone = await setSaved(id, !isSaved)
    if (isDone && !isSaved) {
      toast.success(t('Saved to your homes'), {
        action: {
          label: t('Add to shortlist'),
          onClick: () => void navigate(`/customer-portal/shortlists?add=${id}`),
        },
      })
    }
    // The session had ended, so the sign-in is requested.
    if (!isDone && !isSaved && !readToken('customer')) ask()
  }
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={t('Save {title}', { title })}
      onClick={() => void press()}
      className={cn(
        worded ? cn('noscript:hidden', buttonClass({ variant: 'outline' })) : 'heart-round',
        className,
      )}
    >
      <HeartShape aria-hidden className={cn('size-5', isSaved && 'fill-primary text-primary')} />
      {worded && <span aria-hidden>{isSaved ? t('Saved') : t('Save')}</span>}
    </button>
  )
}
