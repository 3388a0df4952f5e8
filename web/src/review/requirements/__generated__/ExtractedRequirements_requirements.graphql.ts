/**
 * @generated SignedSource<<06732d7706ebe1d277fdcb16f6b492cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExtractedRequirements_requirements$data = {
  readonly extracted: ReadonlyArray<{
    readonly label: string;
    readonly " $fragmentSpreads": FragmentRefs<"ExtractedChip_requirement">;
  }>;
  readonly selected: ReadonlyArray<string>;
  readonly sourceName: string | null | undefined;
  readonly " $fragmentType": "ExtractedRequirements_requirements";
};
export type ExtractedRequirements_requirements$key = {
  readonly " $data"?: ExtractedRequirements_requirements$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExtractedRequirements_requirements">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExtractedRequirements_requirements",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sourceName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "selected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExtractedRequirement",
      "kind": "LinkedField",
      "name": "extracted",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ExtractedChip_requirement"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Requirements",
  "abstractKey": null
};

(node as any).hash = "55cca8ed641273fc6a653e4a4e98da1f";

export default node;
