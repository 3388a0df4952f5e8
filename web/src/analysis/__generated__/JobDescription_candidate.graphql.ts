/**
 * @generated SignedSource<<b2d9ce5372f209e477187d1326e788c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobDescription_candidate$data = {
  readonly project: {
    readonly requirements: {
      readonly sourceDocument: {
        readonly fileName: string;
        readonly text: string | null | undefined;
      } | null | undefined;
    } | null | undefined;
    readonly title: string;
  };
  readonly " $fragmentType": "JobDescription_candidate";
};
export type JobDescription_candidate$key = {
  readonly " $data"?: JobDescription_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobDescription_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobDescription_candidate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Requirements",
          "kind": "LinkedField",
          "name": "requirements",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Document",
              "kind": "LinkedField",
              "name": "sourceDocument",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "fileName",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "text",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "991d6b85b8cfb77625a5abbf10b4b567";

export default node;
