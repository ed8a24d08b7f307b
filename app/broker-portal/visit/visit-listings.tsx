import { useRead } from '#app/api/query.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { SwitchField } from '#app/kit/form/switch-field.tsx'
import { TextareaField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Loaded } from '#app/kit/query-state.tsx'
import { maxNoteLength, type VisitListing, visitSchedule } from '#contract/visit/schedule.ts'
import { t } from '#domain/locale/translate.ts'

const row = 'flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 px-4 py-2 text-sm'

/** The live listings that can be visited, with the note for visitors of each. */
export function VisitListings() {
  const read = useRead(visitSchedule.listings, {})
  return (
    <section aria-labelledby="visit-listings" className="space-y-3">
      <div>
        <h2 id="visit-listings" className="text-lg">
          {t('Listings')}
        </h2>
        <p className="text-sm text-muted-foreground">
          {t('Turn visits off for a listing, or add directions for visitors.')}
        </p>
      </div>
      <Loaded read={read} failed={t('Failed to load your listings')} height="h-40">
        {({ listings }) =>
          listings.length === 0 ? (
            <p className="rounded-lg border bg-card px-4 py-3 text-sm text-muted-foreground">
              {t('No live listings right now.')}
            </p>
          ) : (
            <ul className="divide-y rounded-lg border bg-card">
              {listings.map((listing) => (
                <li key={listing._id}>
                  <details className="group">
                    <summary className={row}>
                      <span className="min-w-0 flex-1 break-words">{listing.title}</span>
                      <span className="text-muted-foreground">
                        {listing.isOpen ? t('Open for visits') : t('Not open for visits')}
                      </span>
                    </summary>
                    <ListingForm listing={listing} />
                  </details>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

function ListingForm({ listing }: { listing: VisitListing }) {
  const { _id: id, isOpen, note, title } = listing
  const form = useForm(visitSchedule.saveListing, {
    params: { id },
    start: { isOpen, note: note ?? '' },
    done: t('Saved'),
    failed: t('Failed to save'),
    prepare: (values) => ({ ...values, note: values.note || null }),
  })
  return (
    <Form form={form} label={title} className="border-t px-4 py-4">
      <SwitchField form={form} name="isOpen" label={t('Open for visits')} />
      <TextareaField
        form={form}
        name="note"
        label={t('Note for visitors')}
        help={t('Shown on the home’s page. For example: ring at gate 2.')}
        rows={2}
        maxLength={maxNoteLength}
      />
      <SubmitButton form={form} className="self-end max-sm:w-full">
        {t('Save')}
      </SubmitButton>
    </Form>
  )
}
