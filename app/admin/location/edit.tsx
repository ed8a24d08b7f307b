import { useWatch } from 'react-hook-form'
import { useParams } from 'react-router'
import { History } from '#app/admin/audit/history.tsx'
import { useRead } from '#app/api/query.tsx'
import { SelectField } from '#app/kit/form/choice-field.tsx'
import { Form } from '#app/kit/form/form.tsx'
import { NumberField } from '#app/kit/form/number-field.tsx'
import { RouteFormFooter } from '#app/kit/form/route-form-footer.tsx'
import { SwitchField } from '#app/kit/form/switch-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { type FormHandle, type FormValues, useForm } from '#app/kit/form/use-form.ts'
import { Loaded } from '#app/kit/query-state.tsx'
import { RouteDialog, useCloseRoute } from '#app/kit/route-dialog.tsx'
import { version } from '#contract/crud.ts'
import { endpoint } from '#contract/endpoint.ts'
import { LocationDraft, type LocationRow, LocationType, location } from '#contract/location.ts'
import { t } from '#domain/locale/translate.ts'
import { LocationParent } from './parent.tsx'

// Adding and editing share a form, which always sends every field.
const whole = LocationDraft.extend({ version })
const create = endpoint({ ...location.create, body: whole })
const change = endpoint({ ...location.change, body: whole })

export type LocationFormHandle = FormHandle<FormValues<typeof create>>

const failed = () => t('Failed to create or update location')

/** Leaves out zero coordinates, so that the stored ones stay (PLC-3). */
function withoutZero<Values extends FormValues<typeof create>>(values: Values): Values {
  const { latitude, longitude } = values.coordinates ?? {}
  return latitude === 0 && longitude === 0 ? { ...values, coordinates: undefined } : values
}

export default function LocationEdit() {
  const { id } = useParams()
  return id === undefined ? <NewLocation /> : <KnownLocation id={id} />
}

function NewLocation() {
  const close = useCloseRoute()
  const form = useForm(create, {
    start: { name: '', type: 'city', parent: '', aliases: '', isActive: true },
    done: t('Location created successfully'),
    failed: failed(),
    prepare: withoutZero,
    once: true,
    onDone: close,
  })
  return (
    <RouteDialog title={t('Add Location')}>
      <LocationForm form={form} submit={t('Create Location')} />
    </RouteDialog>
  )
}

function KnownLocation({ id }: { id: string }) {
  const read = useRead(location.get, { params: { id } })
  return (
    <RouteDialog title={t('Edit Location')}>
      <Loaded read={read} failed={t('Failed to load location')}>
        {(reply) => (
          <div className="space-y-6">
            <PlacedLocation row={reply.location} />
            <History kind="location" id={id} />
          </div>
        )}
      </Loaded>
    </RouteDialog>
  )
}

/** The parent of a PIN code is its area, whose parent is the city. */
function PlacedLocation({ row }: { row: LocationRow }) {
  const areaId = row.parent?.type === 'area' ? row.parent._id : undefined
  const area = useRead(
    location.get,
    { params: { id: areaId ?? '' } },
    { enabled: areaId !== undefined },
  )
  if (areaId === undefined) return <EditLocation row={row} cityId={row.parent?._id} />
  return (
    <Loaded read={area} failed={t('Failed to load location')}>
      {(reply) => <EditLocation row={row} cityId={reply.location.parent?._id} />}
    </Loaded>
  )
}

function EditLocation({ row, cityId }: { row: LocationRow; cityId: string | undefined }) {
  const close = useCloseRoute()
  const form = useForm(change, {
    params: { id: row._id },
    start: {
      name: row.name,
      type: row.type,
      parent: row.parent?._id ?? '',
      state: row.state,
      district: row.district,
      pincode: row.pincode,
      coordinates: row.coordinates ?? {},
      aliases: row.aliases.join(', '),
      isActive: row.isActive,
      isPopular: row.isPopular,
      version: row.version,
    },
    done: t('Location updated successfully'),
    failed: failed(),
    prepare: withoutZero,
    onDone: close,
  })
  return (
    <LocationForm
      form={form}
      submit={t('Save Changes')}
      cityId={cityId}
      isProposed={row.isProposed}
    />
  )
}

interface LocationFormProps {
  form: LocationFormHandle
  submit: string
  cityId?: string | undefined
  isProposed?: boolean
}

function LocationForm({ form, submit, cityId, isProposed = false }: LocationFormProps) {
  const type = useWatch({ control: form.hook.control, name: 'type' })
  return (
    <Form form={form} label={t('Location')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField form={form} name="name" label={t('Name')} maxLength={120} required />
        <SelectField form={form} name="type" label={t('Type')} options={LocationType.options} />
      </div>
      <LocationParent form={form} cityId={cityId} />
      {type === 'pincode' && (
        <TextField
          form={form}
          name="pincode"
          label={t('PIN code')}
          inputMode="numeric"
          maxLength={6}
          clearable
          required
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          form={form}
          name="state"
          label={t('State')}
          maxLength={80}
          required={type === 'city'}
          clearable
          {...(type !== 'city' && { help: t('If empty, the state of its city applies.') })}
        />
        <TextField form={form} name="district" label={t('District')} maxLength={80} clearable />
        <NumberField form={form} name="coordinates.latitude" label={t('Latitude')} />
        <NumberField form={form} name="coordinates.longitude" label={t('Longitude')} />
      </div>
      <TextField
        form={form}
        name="aliases"
        label={t('Other names')}
        help={t('Separate names with commas: Bengaluru, Blr. Search understands each of them.')}
      />
      <SwitchField
        form={form}
        name="isActive"
        label={t('Active')}
        help={
          isProposed
            ? t('An import added this place. Turn it on to accept it and offer it in forms.')
            : t('Forms offer active locations only.')
        }
      />
      {type === 'city' && (
        <SwitchField
          form={form}
          name="isPopular"
          label={t('Popular')}
          help={t(
            'Marks the city as popular. The three most searched cities of the last 30 days ' +
              'are popular automatically.',
          )}
        />
      )}
      <RouteFormFooter form={form}>{submit}</RouteFormFooter>
    </Form>
  )
}
