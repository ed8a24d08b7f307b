import { useNavigate } from 'react-router'
import { PageTitle } from '#app/kit/page-title.tsx'
import { useForm } from '#app/kit/use-form.ts'
import { property } from '#contract/property.ts'
import { PropertyForm } from './property-form.tsx'

/** The Add Property form: it goes to review, which takes 24 to 48 hours. */
export default function PropertyAdd() {
  const navigate = useNavigate()
  const form = useForm(property.create, {
    start: {
      title: '',
      description: '',
      listingType: 'sell',
      areaUnit: 'sqft',
      furnished: 'unfurnished',
      location: '',
      address: '',
      pincode: '',
      amenities: [],
      features: [],
      images: [],
    },
    done: 'Property submitted for review!',
    failed: 'Failed to submit property. Please try again.',
    once: true,
    onDone: () => navigate('/broker-portal/properties'),
  })
  return (
    <div className="space-y-6">
      <PageTitle
        title="Add Property"
        subtitle="A person reads every listing before it goes live, normally within 24 to 48 hours."
      />
      <PropertyForm form={form} submit="Submit for Review" busy="Submitting..." />
    </div>
  )
}
