import { useDeferredValue, useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Button } from '#app/ui/button.tsx'
import { exclusionReason } from '#domain/listing-wording/exclusion-problem.ts'
import type { FieldExclusion, WordedListing } from '#domain/listing-wording/listing-exclusions.ts'
import { replaceExclusion } from '#domain/listing-wording/replace-exclusion.ts'
import { t } from '#domain/locale/translate.ts'
import type { PropertyFormHandle } from './form-values.ts'

interface WordingHintProps {
  form: PropertyFormHandle
  field: FieldExclusion['field']
}

/** Marks words that exclude people as soon as they are typed, with a button that replaces them. */
export function WordingHint({ form, field }: WordingHintProps) {
  const found = useExclusions(form).filter((one) => one.field === field)
  if (found.length === 0) return null
  return (
    <ul className="space-y-2" aria-live="polite">
      {found.map((one) => (
        <li
          key={one.start + one.text}
          className="space-y-2 rounded-md bg-status-yellow-tint p-3 text-sm text-status-yellow-text"
        >
          <p className="break-words">
            <mark className="bg-transparent font-medium text-foreground underline decoration-2">
              {one.text}
            </mark>{' '}
            {exclusionReason(one)}{' '}
            {t(
              'If the society’s written rules say so, state them under Building with their source.',
            )}
          </p>
          <p className="flex flex-wrap gap-2">
            {one.suggestion !== '' && (
              <Button
                variant="outline"
                size="sm"
                className="h-auto whitespace-normal text-left text-foreground"
                onClick={() => replace(form, one, one.suggestion)}
              >
                {t('Write “{suggestion}”', { suggestion: one.suggestion })}
              </Button>
            )}
            <Button
              variant="outline"
              size="sm"
              className="min-h-10 text-foreground"
              onClick={() => replace(form, one, '')}
            >
              {t('Leave it out')}
            </Button>
          </p>
        </li>
      ))}
    </ul>
  )
}

type Find = (listing: WordedListing) => FieldExclusion[]

/** The word lists are loaded after the form, which does not wait for them. */
function useExclusions(form: PropertyFormHandle): FieldExclusion[] {
  const [find, setFind] = useState<Find>()
  useEffect(() => {
    let isShown = true
    void import('#domain/listing-wording/listing-exclusions.ts').then(
      ({ listingExclusions }) => isShown && setFind(() => listingExclusions),
      // Without the word lists the server still refuses the text and says why.
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [])
  const [title, description, amenities, features, tenants, listingType] = useWatch({
    control: form.hook.control,
    name: ['title', 'description', 'amenities', 'features', 'detail.tenants', 'listingType'],
  })
  const listing = useDeferredValue({
    title: title ?? '',
    description: description ?? '',
    amenities: amenities ?? [],
    features: features ?? [],
    tenants: tenants ?? '',
    listingType: listingType ?? 'sell',
  })
  return find?.(listing) ?? []
}

function replace({ hook }: PropertyFormHandle, found: FieldExclusion, wording: string): void {
  const options = { shouldDirty: true, shouldValidate: hook.formState.isSubmitted }
  const { field } = found
  if (field === 'amenities' || field === 'features') {
    const words = (hook.getValues(field) ?? []).flatMap((word) => {
      const isMeant = word.slice(found.start, found.end) === found.text
      return isMeant ? replaceExclusion(word, found, wording) || [] : word
    })
    hook.setValue(field, words, options)
    return
  }
  const name = field === 'tenants' ? 'detail.tenants' : field
  hook.setValue(name, replaceExclusion(hook.getValues(name) ?? '', found, wording), options)
}
