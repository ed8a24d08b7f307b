import { area, type City, outskirts } from './area.ts'

export const chennai: City = {
  name: 'Chennai',
  aliases: ['Madras'],
  state: 'Tamil Nadu',
  latitude: 13.0827,
  longitude: 80.2707,
  description:
    'Old neighbourhoods near the sea with houses that stay in the family, apartment towers ' +
    'down the OMR, and land counted in grounds.',
  areas: [
    area('Adyar', '600020', 'Chennai', [13.0012, 80.2565], [15_500, 34]),
    area('Mylapore', '600004', 'Chennai', [13.0339, 80.2695], [17_500, 36]),
    area('Nungambakkam', '600034', 'Chennai', [13.0595, 80.2425], [18_500, 42]),
    area('T Nagar', '600017', 'Chennai', [13.0418, 80.2341], [16_800, 36], ['Thyagaraya Nagar']),
    area('Anna Nagar', '600040', 'Chennai', [13.085, 80.2101], [14_500, 31]),
    area('Velachery', '600042', 'Chennai', [12.9815, 80.218], [9200, 25], ['Velacheri']),
    area('Thoraipakkam', '600097', 'Chennai', [12.9416, 80.2362], [8200, 27], ['Thuraipakkam']),
    area('Sholinganallur', '600119', 'Chennai', [12.901, 80.2279], [7800, 24]),
    outskirts('Navalur', '600130', 'Chengalpattu', [12.8459, 80.2265], [6900, 21], ['Navallur']),
    area('Medavakkam', '600100', 'Chengalpattu', [12.92, 80.1923], [6600, 18]),
    outskirts(
      'Tambaram',
      '600045',
      'Chengalpattu',
      [12.9249, 80.118],
      [6200, 17],
      ['West Tambaram'],
    ),
    area('Porur', '600116', 'Tiruvallur', [13.0382, 80.1565], [7400, 22]),
    outskirts('Ambattur', '600053', 'Tiruvallur', [13.1143, 80.1548], [6800, 17]),
  ],
}
