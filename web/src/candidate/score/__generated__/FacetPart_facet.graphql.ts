/**
 * @generated SignedSource<<f67540162ea85402b9a8f46b848de29c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FacetPart_facet$data = {
  readonly evidence: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"EvidenceList_evidence">;
  }>;
  readonly explanation: string;
  readonly label: string;
  readonly value: number | null | undefined;
  readonly " $fragmentType": "FacetPart_facet";
};
export type FacetPart_facet$key = {
  readonly " $data"?: FacetPart_facet$data;
  readonly " $fragmentSpreads": FragmentRefs<"FacetPart_facet">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FacetPart_facet",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "explanation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Evidence",
      "kind": "LinkedField",
      "name": "evidence",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EvidenceList_evidence"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FacetScore",
  "abstractKey": null
};

(node as any).hash = "7bb35eab3bbf8e530b55520a23d1ef65";

export default node;
