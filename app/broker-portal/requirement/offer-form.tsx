import { useId } from 'react'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { Money } from '#app/kit/form/money.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { isMonthly } from '#app/property/property-text.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { brokerRequirement, type OfferableHome } from '#contract/requirement/broker-requirement.ts'
import { maxOfferNote } from '#contract/requirement/limits.ts'
import { t } from '#domain/locale/translate.ts'

interface OfferFormProps {
  id: string
  homes: OfferableHome[]
  /** The number of homes that may still be offered. */
  left: number
}

/** Offers one or several homes with a note. */
export function OfferForm({ id, homes, left }: OfferFormProps) {
  const form = useForm(brokerRequirement.offer, {
    params: { id },
    start: { propertyIds: [], note: '' },
    done: t('Offer sent'),
    failed: t('Failed to send the offer'),
    once: true,
    onDone: () => form.hook.reset({ propertyIds: [], note: '' }),
  })
  const error = form.hook.formState.errors.propertyIds
  const message = error && 'message' in error ? error.message : undefined
  return (
    <Form form={form} label={t('Offer homes')}>
      <fieldset className="space-y-2">
        <legend className="mb-2 text-sm font-medium">
          {t('{count, plural, one {Choose up to # home} other {Choose up to # homes}}', {
            count: left,
          })}
        </legend>
        <ul className="max-h-112 space-y-2 overflow-y-auto">
          {homes.map((home) => (
            <li key={home._id}>
              <HomeChoice home={home} form={form} />
            </li>
          ))}
        </ul>
        {message && (
          <p role="alert" className="text-xs font-medium text-status-red-text">
            {message}
          </p>
        )}
      </fieldset>
      <TextField
        form={form}
        name="note"
        label={t('A line about your offer')}
        maxLength={maxOfferNote}
        placeholder={t('For example: free from January, negotiable')}
        help={t('Phone numbers and links are not allowed here.')}
      />
      <SubmitButton form={form} busy={t('Sending...')} className="self-start max-sm:w-full">
        {t('Send offer')}
      </SubmitButton>
    </Form>
  )
}

interface HomeChoiceProps {
  home: OfferableHome
  form: ReturnType<typeof useForm<typeof brokerRequirement.offer>>
}

function HomeChoice({ home, form }: HomeChoiceProps) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className="flex min-h-12 items-start gap-3 rounded-md border bg-card p-3 hover:border-input"
    >
      <Checkbox
        {...form.hook.register('propertyIds')}
        id={id}
        value={home._id}
        className="mt-0.5"
      />
      <span className="min-w-0 flex-1 text-sm">
        <span className="block font-medium break-words">{home.title}</span>
        <span className="block text-muted-foreground">
          <span className="figures">
            <Money
              amount={home.price}
              {...(isMonthly(home.listingType) && { per: 'month' as const })}
            />
          </span>{' '}
          · {home.place}
        </span>
        {home.colleague && (
          <span className="block">
            {t('Home of {name}, who answers', { name: home.colleague })}
          </span>
        )}
      </span>
      <Badge variant={home.isFit ? 'tint' : 'outline'}>
        {home.isFit ? t('Fits', { comment: 'A home has all that is asked for' }) : t('Differs')}
      </Badge>
    </label>
  )
}
