import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useRead } from '#app/api/query.tsx'
import { OwnFormSource } from '#app/broker-portal/form-source.tsx'
import { useBroker } from '#app/broker-portal/session.ts'
import { useForm } from '#app/kit/form/use-form.ts'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import type { PropertyFormValues } from '#app/property/form/form-values.ts'
import { PropertyForm } from '#app/property/form/property-form.tsx'
import { copyOf, emptyListing } from '#app/property/form/start-values.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { endpoint } from '#contract/endpoint.ts'
import { PropertyEntry } from '#contract/property/draft.ts'
import { type PropertyOwn, property } from '#contract/property/property.ts'
import { t } from '#domain/locale/translate.ts'
import { PasteMessageLink } from './add-links.tsx'
import { DiscardDraft } from './discard-draft.tsx'
import { listPastedDrafts, pastedPurpose } from './listing-draft.ts'
import { PastedDraftsLink, pastedAddress } from './paste/pasted-drafts.tsx'
import { type Draft, useDraft, useDraftSaving } from './use-draft.ts'

const submit = endpoint({ ...property.create, body: PropertyEntry })

/**
 * The Add Property form: input is stored as a draft until it is submitted for a review, which takes
 * 24 to 48 hours.
 */
export default function PropertyAdd() {
  const [search] = useSearchParams()
  const from = search.get('from')
  const pasted = search.get('draft')
  if (pasted) return <Add key={pasted} purpose={pastedPurpose(pasted)} isPasted />
  return from ? <AddCopy key={from} from={from} /> : <Add key="new" purpose="new" />
}

function AddCopy({ from }: { from: string }) {
  const read = useRead(property.mineOne, { params: { id: from } })
  return (
    <Loaded read={read} failed={t('Failed to load the listing')} height="h-96">
      {({ property: original }) => (
        <Add purpose={`copy ${from}`} start={copyOf(original)} place={original.location} />
      )}
    </Loaded>
  )
}

interface AddProps {
  purpose: string
  start?: Partial<PropertyFormValues>
  place?: PropertyOwn['location']
  /** A draft read from a message: the next one follows it. */
  isPasted?: boolean
}

/** The form with its draft; remounted when the draft is discarded. */
function Add(props: AddProps) {
  const [round, setRound] = useState(0)
  return <AddDraft key={round} {...props} onDiscard={() => setRound(round + 1)} />
}

type AddDraftProps = AddProps & { onDiscard: () => void }

function AddDraft(props: AddDraftProps) {
  const [draft, setDraft] = useState<Draft>()
  return draft ? (
    <AddForm {...props} draft={draft} />
  ) : (
    <Opening purpose={props.purpose} onOpen={setDraft} />
  )
}

/** Loads the draft once; from then on the form has the input. */
function Opening({ purpose, onOpen }: { purpose: string; onOpen: (draft: Draft) => void }) {
  const draft = useDraft(useBroker()._id, purpose)
  const isThere = draft !== undefined
  const open = useEffectEvent(() => draft && onOpen(draft))
  useEffect(() => {
    if (isThere) open()
  }, [isThere])
  return <Skeleton className="h-96 w-full" />
}

function AddForm({ draft, start, place, isPasted, onDiscard }: AddDraftProps & { draft: Draft }) {
  const navigate = useNavigate()
  const leave = () => {
    const [next] = isPasted ? listPastedDrafts(draft.account) : []
    navigate(next ? pastedAddress(next) : '/broker-portal/properties')
  }
  const form = useForm(submit, {
    start: { ...emptyListing, ...start, ...draft.stored?.values },
    done: t('Property submitted for review!'),
    failed: t('Failed to submit property. Please try again.'),
    once: true,
    onDone: () => {
      keeping.forget()
      leave()
    },
  })
  const keeping = useDraftSaving(draft, form)
  return (
    <div className="space-y-6">
      <PageTitle
        title={t('Add Property')}
        subtitle={t(
          'Our team reviews every listing before it goes live, usually within 24 to 48 hours.',
        )}
        actions={!isPasted && <PasteMessageLink />}
      />
      <PastedDraftsLink open={isPasted ? 1 : 0} />
      <OwnFormSource>
        <PropertyForm
          form={form}
          images={draft.stored?.images ?? []}
          {...(place !== undefined && { place })}
          onPhotos={keeping.setImages}
          submit={t('Submit for Review')}
          busy={t('Submitting...')}
          actions={
            keeping.isStored && (
              <DiscardDraft
                onDiscard={() => {
                  keeping.forget()
                  if (isPasted) leave()
                  else onDiscard()
                }}
              />
            )
          }
        />
      </OwnFormSource>
    </div>
  )
}
