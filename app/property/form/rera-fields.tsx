import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { SelectField } from '#app/kit/form/choice-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { ReraPath } from '#contract/property/detail-vocabulary.ts'
import {
  lacksReraNumber,
  needsAgentNumber,
  reraFieldsOutside,
} from '#contract/property/rera-rule.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import { stateName } from '#domain/place/state-name.ts'
import { canonicalReraState, reraDoubt, reraStates } from '#domain/rera/rera-project.ts'
import { Row } from './form-part.tsx'
import { useFormSource } from './form-source.ts'
import { fieldOf, type PropertyFormHandle } from './form-values.ts'
import { useStateOfPlace } from './state-of-place.ts'

/**
 * The choice of one of three RERA statuses, with its fields; an unusual number gets a warning and
 * is never refused (IND-4).
 */
export function ReraFields({ form }: { form: PropertyFormHandle }) {
  const { control, getValues, setValue } = form.hook
  const [path, number, chosen] = useWatch({
    control,
    name: ['detail.rera', 'detail.reraNumber', 'detail.reraState'],
  })
  useEffect(() => {
    if (!path || !ReraPath.has(path)) return
    for (const name of reraFieldsOutside(path)) {
      if (getValues(`detail.${name}`)) setValue(`detail.${name}`, '', { shouldDirty: true })
    }
  }, [path, getValues, setValue])
  const stateOfPlace = useStateOfPlace(form)
  const state = chosen || stateOfPlace
  const doubt = state && path === 'registered' ? reraDoubt(number ?? '', state) : undefined
  const states = reraStates.map((name) => ({ value: name, label: stateName(name) }))
  return (
    <>
      <Row>
        <SelectField
          {...fieldOf(form, 'rera')}
          options={ReraPath.options}
          placeholder={t('Not stated')}
        />
        {(path === 'registered' || path === 'applied') && (
          <>
            <TextField
              {...fieldOf(form, 'reraNumber')}
              label={path === 'applied' ? t('Application number') : t('RERA number')}
              {...(doubt && { help: <span className="text-status-yellow-text">{doubt}</span> })}
              maxLength={80}
            />
            <SelectField
              {...fieldOf(form, 'reraState')}
              options={states}
              placeholder={
                state ? t('{state} (from the location)', { state }) : t('Choose a state')
              }
            />
          </>
        )}
        {path === 'not-applicable' && (
          <TextField
            {...fieldOf(form, 'reraReason')}
            placeholder={t('Resale of a completed home')}
            maxLength={200}
          />
        )}
      </Row>
      {path === 'registered' && (
        <Row>
          <TextField {...fieldOf(form, 'reraValidFrom')} type="date" />
          <TextField {...fieldOf(form, 'reraValidTo')} type="date" />
        </Row>
      )}
      {path === 'applied' && (
        <Row>
          <TextField {...fieldOf(form, 'reraAppliedOn')} type="date" />
        </Row>
      )}
      <NumberNeeded form={form} />
      <AgentNeeded form={form} state={stateOfPlace} />
    </>
  )
}

/** Warns before the submission that the listing cannot go live without a number. */
function NumberNeeded({ form }: { form: PropertyFormHandle }) {
  const [listingType = 'sell', detail] = useWatch({
    control: form.hook.control,
    name: ['listingType', 'detail'],
  })
  if (!detail || !lacksReraNumber({ listingType, detail }, dayInIndia(new Date()))) return null
  return (
    <p className="text-sm text-status-yellow-text">
      {t(
        'A promoter’s home or a new booking needs a valid RERA number if the project has more ' +
          'than 8 homes or 500 sq m of land and no completion certificate.',
      )}
    </p>
  )
}

/** Warns that the advert has to show the agent's number, which is missing. */
function AgentNeeded({ form, state }: { form: PropertyFormHandle; state: string }) {
  const { agentStates } = useFormSource()
  const [listingType = 'sell', detail] = useWatch({
    control: form.hook.control,
    name: ['listingType', 'detail'],
  })
  if (!agentStates || !detail || !needsAgentNumber({ listingType, detail }, state)) return null
  if (agentStates.includes(canonicalReraState(state))) return null
  return (
    <p className="text-sm text-status-yellow-text">
      {t(
        'Adverts in Maharashtra must show your MahaRERA agent number. Send your RERA certificate ' +
          'under Profile, KYC documents.',
      )}
    </p>
  )
}
